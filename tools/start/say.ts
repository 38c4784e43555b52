/** Writes a line for the person at the terminal. */
export function say(line: string): void {
  write(process.stdout, line);
}

/** Writes a line about a failure, separate from the output that another program may read. */
export function complain(line: string): void {
  write(process.stderr, line);
}

function write(stream: NodeJS.WriteStream, line: string): void {
  if (!stream.listeners('error').includes(unheard)) stream.on('error', unheard);
  stream.write(`${line}\n`);
}

/** Ignores that nobody reads our output any more: that must not end us. */
function unheard(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
