import { type InEachLanguage, type Language, LANGUAGES } from '../base/languages.ts';
import type { MailingSource } from './mailing.ts';

/** What can stand in a mailing for something of each family; there is no other. */
export const MAILING_VARIABLES = [
  'firstname',
  'lastname',
  'children',
  'activity',
  'dates',
] as const;

export type MailingVariable = (typeof MAILING_VARIABLES)[number];

/** What each stands for of one family, as it is written. */
export type VariableValues = Readonly<Record<MailingVariable, string>>;

/** How each is written between braces; the word of any language is understood in every text. */
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

/** Of what these are known: of families that were chosen as such nobody knows which registration is meant. */
const OF_REGISTRATIONS: ReadonlySet<MailingVariable> = new Set(['activity', 'dates']);

const BRACES = /\{([^{}<>\n]{0,60})\}/g;

/** A variable as it is written in a text: `{prénom}`. */
export function tokenOf(variable: MailingVariable, language: Language): string {
  return `{${WORDS[language][variable]}}`;
}

/** The variables that a mailing to these recipients can have. */
export function variablesOf(source: MailingSource, of_availabilities = false): MailingVariable[] {
  const known = (source !== 'CUSTOMERS' && source !== 'SEGMENT') || of_availabilities;
  return MAILING_VARIABLES.filter((variable) => known || !OF_REGISTRATIONS.has(variable));
}

/** What stands between braces in a text and is none of these variables, each once, as it was written. */
export function unknownVariables(
  text: string,
  known: readonly MailingVariable[],
): readonly string[] {
  const written = [...text.matchAll(BRACES)].map(([token, word = '']) => ({ token, word }));
  const unknown = written.filter(({ word }) => {
    const variable = variableOf(word);
    return variable === null || !known.includes(variable);
  });
  return [...new Set(unknown.map(({ token }) => token))];
}

/** A text with its variables filled in; what is none stays as it is. `write` makes a value fit for the text: in HTML it is escaped. */
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
  const found = MAILING_VARIABLES.find((variable) =>
    LANGUAGES.some((language) => WORDS[language][variable] === plain),
  );
  return found ?? null;
}
