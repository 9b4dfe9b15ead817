/** Every layout has this loader: without one the middleware would not run when somebody navigates in the browser. */
export const loader = () => null;
