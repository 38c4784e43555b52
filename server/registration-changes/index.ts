export { hasChoices } from './held-registration-facts.ts';
export { readRestorationMail, readTransferMail } from './read-change-mail.ts';
