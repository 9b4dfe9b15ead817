/** The schema of the job tables. */
export const jobsSchema = 'jobs';
