/**
 * Markup that React puts on the page as it is.
 * Guarantee: every rich text is sanitised by the server when it is written and again when it is imported; callers pass
 * nothing that was typed into the page itself.
 */
export const trustedHtml = (html: string): { __html: string } => ({ __html: html });
