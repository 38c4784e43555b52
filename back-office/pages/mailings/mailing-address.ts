/** Returns the address of a mailing, where it is written and its results are shown. */
export const mailingPage = (mailing: string): string => `/mailings/${mailing}/message`;
