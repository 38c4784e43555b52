/** A line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A line about what went wrong, apart from the output that another program may read. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
