/** Where a mailing is written, and where what became of it stands. */
export const mailingPage = (mailing: string): string => `/mailings/${mailing}/message`;
