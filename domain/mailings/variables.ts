import { type InEachLanguage, type Language, LANGUAGES } from '../base/languages.ts';
import type { MailingSource } from './mailing.ts';

/** The variables that a mailing can contain; there are no others. */
export const MAILING_VARIABLES = [
  'firstname',
  'lastname',
  'children',
  'activity',
  'dates',
] as const;

export type MailingVariable = (typeof MAILING_VARIABLES)[number];

/** The value of each variable for one family, as written. */
export type VariableValues = Readonly<Record<MailingVariable, string>>;

/** The name of each variable between braces; the names of every language work in every text. */
const WORDS: InEachLanguage<Readonly<Record<MailingVariable, string>>> = {
  fr: {
    firstname: 'prénom',
    lastname: 'nom',
    children: 'enfants',
    activity: 'activité',
    dates: 'dates',
  },
  en: {
    firstname: 'firstname',
    lastname: 'lastname',
    children: 'children',
    activity: 'activity',
    dates: 'dates',
  },
};

/**
 * The variables known only for registrations: for families chosen directly, no registration is
 * meant.
 */
const OF_REGISTRATIONS: ReadonlySet<MailingVariable> = new Set(['activity', 'dates']);

const BRACES = /\{([^{}<>\n]{0,60})\}/g;

/** Returns a variable as it is written in a text: `{prénom}`. */
export function tokenOf(variable: MailingVariable, language: Language): string {
  return `{${WORDS[language][variable]}}`;
}

/** Returns the variables available to a mailing to these recipients. */
export function variablesOf(source: MailingSource, of_availabilities = false): MailingVariable[] {
  const hasRegistrations = (source !== 'CUSTOMERS' && source !== 'SEGMENT') || of_availabilities;
  return MAILING_VARIABLES.filter(
    (variable) => hasRegistrations || !OF_REGISTRATIONS.has(variable),
  );
}

/** Returns the words between braces that are not among these variables, each once, as written. */
export function unknownVariables(
  text: string,
  variables: readonly MailingVariable[],
): readonly string[] {
  const tokens = [...text.matchAll(BRACES)].map(([token, word = '']) => ({ token, word }));
  const unknown = tokens.filter(({ word }) => {
    const variable = variableOf(word);
    return variable === null || !variables.includes(variable);
  });
  return [...new Set(unknown.map(({ token }) => token))];
}

/**
 * Fills in the variables of a text; anything unknown stays. `write` prepares a value for the text:
 * in HTML it is escaped.
 */
export function fillIn(
  text: string,
  input: { readonly values: VariableValues; readonly write?: (value: string) => string },
): string {
  const { values, write = (value) => value } = input;
  return text.replaceAll(BRACES, (token, word: string) => {
    const variable = variableOf(word);
    return variable === null ? token : write(values[variable]);
  });
}

function variableOf(word: string): MailingVariable | null {
  const plain = word.replaceAll('&nbsp;', ' ').trim().toLowerCase();
  const match = MAILING_VARIABLES.find((variable) =>
    LANGUAGES.some((language) => WORDS[language][variable] === plain),
  );
  return match ?? null;
}
