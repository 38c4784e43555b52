import type { texts as french } from '../fr/attendance-codes.ts';

export const texts: typeof french = {
  title: 'Attendance code',
  text: (firstname: string) =>
    `Show it on arrival, printed or on a phone: ${firstname} is noted at once.`,
  picture: (firstname: string) => `QR code of ${firstname}`,
  written: (code: string) => `The same code in letters: ${code}`,
  renew: 'Replace the code',
  renew_follows:
    'A new code takes the place of this one. Badges and pictures with the old one will no longer work.',
  keep: 'Keep this code',
  renewed: 'The code has been replaced.',
};
