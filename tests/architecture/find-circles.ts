/** A file and what it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The circles of a graph: groups of files each of which reaches every other one (Tarjan, "Depth-first search and linear graph
 * algorithms", 1972), and files that import themselves. Each group is sorted.
 */
export function findCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  /** The earliest file, still on the path, that each one reaches. */
  const reach = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const circles: string[][] = [];

  function visit(file: string): number {
    const place = order.size;
    order.set(file, place);
    let earliest = place;
    path.push(file);
    onPath.add(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) earliest = Math.min(earliest, visit(target));
      else if (onPath.has(target)) earliest = Math.min(earliest, reach.get(target) ?? order.get(target)!);
    }
    reach.set(file, earliest);
    if (earliest === place) {
      const group = path.splice(path.lastIndexOf(file));
      for (const member of group) onPath.delete(member);
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.toSorted());
    }
    return earliest;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
