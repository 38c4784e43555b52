/** What staff write to many families: a text as HTML, sanitised when it was kept; `profile` is where news are switched off, null where the e-mail is none. */
export interface MailingFacts {
  readonly subject: string;
  readonly html: string;
  readonly profile: string | null;
}
