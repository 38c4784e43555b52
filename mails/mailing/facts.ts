/**
 * A text from staff to many families, as HTML, sanitised when it was kept. `profile` is where news
 * is switched off, null when the e-mail is not news.
 */
export interface MailingFacts {
  readonly subject: string;
  readonly html: string;
  readonly profile: string | null;
}
