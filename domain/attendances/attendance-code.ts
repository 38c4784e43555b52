/** Returns an attendance code as people read and type it: `ABCDE-FGHJK`. */
export function formatAttendanceCode(code: string): string {
  return code.match(/.{1,5}/gu)?.join('-') ?? '';
}

/** Returns the code typed or scanned, in any case, with or without dashes, spaces and dots. */
export function readAttendanceCode(typed: string): string {
  return typed.replaceAll(/[^0-9A-Za-z]/gu, '').toUpperCase();
}
