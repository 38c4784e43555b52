/**
 * Returns names of files that differ: a name that stands earlier gets a number before its ending,
 * `dates-2.ics`.
 */
export function differentNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const at = name.lastIndexOf('.');
    const stem = at > 0 ? name.slice(0, at) : name;
    const ending = at > 0 ? name.slice(at) : '';
    let free = name;
    for (let number = 2; used.has(free); number += 1) free = `${stem}-${number}${ending}`;
    used.add(free);
    return free;
  });
}
