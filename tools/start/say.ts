/** A line for the person at the terminal. */
export function say(line: string): void {
  write(process.stdout, line);
}

/** A line about what went wrong, apart from the output that another program may read. */
export function complain(line: string): void {
  write(process.stderr, line);
}

function write(stream: NodeJS.WriteStream, line: string): void {
  if (!stream.listeners('error').includes(unheard)) stream.on('error', unheard);
  stream.write(`${line}\n`);
}

/** When who listened to us has gone, there is nobody to tell; it must not end us. */
function unheard(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
