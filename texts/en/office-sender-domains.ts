import type { DomainState } from '@ribambelle/domain/sender-domains/domain-state.ts';
import type { RecordKind, RecordResult } from '@ribambelle/domain/sender-domains/sender-records.ts';
import type { errors as frenchErrors, texts as french } from '../fr/office-sender-domains.ts';

export const errors: typeof frenchErrors = {
  SENDER_DOMAIN_INVALID:
    'This is neither an e-mail address nor a domain name. Write inscriptions@maison.be, for example.',
  SENDER_DOMAIN_PUBLIC:
    'This mailbox belongs to a provider such as Gmail, Outlook or Proximus: it alone can sign its e-mails. You need an address at a domain name of your own, such as inscriptions@maison.be.',
  SENDER_DOMAIN_PLATFORM:
    'This name is the platform’s. You need an address at a domain name of your own, such as inscriptions@maison.be.',
  SENDER_ADDRESS_REQUIRED:
    'Write the whole address, such as inscriptions@maison.be: that of the sender is at another name.',
  SENDER_DOMAIN_ADDED: 'You already have a sender domain: remove it first.',
  SENDER_DOMAIN_MISSING: 'There is no sender domain any more. Add one.',
  SENDER_DOMAIN_UNVERIFIED:
    'The present key is not published: publish it and check, before asking for another one.',
  SENDER_KEY_WAITING: 'A new key already waits to be published.',
};

const STATES: Readonly<Record<DomainState, string>> = {
  WAITING: 'Not in place yet',
  VERIFIED: 'In place: your e-mails are signed',
  BROKEN: 'The signature is no longer published',
};

const KINDS: Readonly<Record<RecordKind, string>> = {
  DKIM: 'Signature (DKIM)',
  NEXT_DKIM: 'New signature (DKIM)',
  SPF: 'Permitted servers (SPF)',
  DMARC: 'Instruction to mailboxes (DMARC)',
};

/** Says what each record is for. */
const PURPOSES: Readonly<Record<RecordKind, string>> = {
  DKIM: 'Necessary. It proves that your e-mails really come from you.',
  NEXT_DKIM: 'It takes the place of the present signature as soon as it is published.',
  SPF: 'Recommended. It says that the platform may send in your name. A name has only one SPF line: if there is one, replace it.',
  DMARC:
    'Recommended. It tells mailboxes what to do with unsigned e-mails; this one blocks nothing.',
};

const RESULTS: Readonly<Record<RecordResult, string>> = {
  RIGHT: 'Right',
  MISSING: 'Missing',
  DIFFERENT: 'To change',
  SEVERAL: 'Doubled',
  UNANSWERED: 'No answer',
};

const KEY_HELP: Readonly<Record<RecordResult, string>> = {
  RIGHT: '',
  MISSING:
    'If it was added just now, wait an hour, then check again; otherwise compare the name letter by letter.',
  DIFFERENT:
    'The published line is not this one. Delete it, and copy all of this one, without quotation marks.',
  SEVERAL: 'Several lines have this name. Keep only this one.',
  UNANSWERED:
    'The name server did not answer: we do not know whether it is there. Check again later.',
};

/** The remedy for each result. */
const HELP: Readonly<Record<RecordKind, Readonly<Record<RecordResult, string>>>> = {
  DKIM: KEY_HELP,
  NEXT_DKIM: KEY_HELP,
  SPF: {
    RIGHT: '',
    MISSING: 'Your e-mails can be signed without it, but some mailboxes are more suspicious.',
    DIFFERENT:
      'The platform is not in the line that exists. Replace it with this one, which keeps your other servers.',
    SEVERAL: 'There are several SPF lines, and mailboxes accept only one. Join them into one.',
    UNANSWERED: 'The name server did not answer. Check again later.',
  },
  DMARC: {
    RIGHT: 'Your name has an instruction: it stays as it is.',
    MISSING: 'Gmail and Outlook ask for it from those who send many e-mails.',
    DIFFERENT: 'The line that exists cannot be read. Replace it with this one.',
    SEVERAL: 'There are several instructions, and none of them counts. Keep only one.',
    UNANSWERED: 'The name server did not answer. Check again later.',
  },
};

export const texts: typeof french = {
  title: 'Sending in your name',
  opening:
    'Your e-mails can leave from your address through the platform’s server, without ending up as spam. All it takes is a few lines at the host of your domain name.',
  own_server:
    'Your e-mails leave through a server of your own: it signs them, there is nothing to do here.',
  nobody: 'The platform has no mail server: nothing can leave in your name through it.',
  now: (from) => `Your e-mails now leave from ${from}.`,
  now_answers: (from, answers) => `Your e-mails now leave from ${from}; answers go to ${answers}.`,
  other_sender: (address, domain) =>
    `The address of the sender, ${address === '' ? 'which is empty' : address}, is not at ${domain}: change it in “Sender address” so that your e-mails are signed.`,
  domain: 'Address or domain name',
  domain_help: 'The address from which your e-mails should leave, such as inscriptions@maison.be.',
  add: 'Prepare the lines',
  added: 'The lines to publish are ready.',
  stateOf: (state) => STATES[state],
  broken: ({ domain, from }) =>
    `The signature of ${domain} is no longer published. Your e-mails leave from ${from} without it, and nothing is lost. Publish its line below again, then check.`,
  failed_once:
    'The last check did not find the signature. Another one follows within the hour; if it fails too, your e-mails will no longer be signed in your name.',
  publish:
    'Copy these lines at the host of your domain name, as TXT records, or send them to the person who runs your website.',
  kindOf: (kind) => KINDS[kind],
  purposeOf: (kind) => PURPOSES[kind],
  resultOf: (result) => RESULTS[result],
  helpOf: (kind, result) => HELP[kind][result],
  unchecked: 'Not checked yet',
  name: 'Name',
  value: 'Content',
  copy_name: (kind) => `Copy the name: ${kind}`,
  copy_value: (kind) => `Copy the content: ${kind}`,
  copy: 'Copy',
  copied: 'Copied',
  found: 'Published today:',
  checked: (ago) => `Checked ${ago}`,
  show: 'Show the line, which must stay published',
  check: 'Check',
  copy_message: 'Copy a message for the person who runs your website',
  message: ({ domain, lines, needed }) =>
    [
      'Hello,',
      `So that our e-mails leave in our name, could you add these TXT records to the domain ${domain}?`,
      lines,
      needed
        ? 'The first line is necessary. If your form limits the length, it can be split into several strings.'
        : '',
      'An SPF line that exists already is to be replaced, not doubled.',
      'Thank you!',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  message_line: (name, value) => `Name: ${name}\nType: TXT\nContent: ${value}`,
  renew: 'Change the key',
  renew_consequence:
    'A new signature to publish is added to the list. The present one serves until the new one is found; leave it published for another week.',
  renewed: 'The new line to publish is ready.',
  remove: 'Remove',
  remove_of: (domain) => `Remove the sender domain ${domain}`,
  remove_consequence: (domain) =>
    `Your e-mails are no longer signed in the name of ${domain}. The keys are destroyed: if you add it again, another line will have to be published.`,
  removed: 'Sender domain removed.',
  banner: (domain) =>
    `The signature of your e-mails in the name of ${domain} is no longer published: they leave without it.`,
  banner_look: 'See what is missing',
};
