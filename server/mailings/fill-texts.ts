import type { Language } from '@ribambelle/domain/base/languages.ts';
import { fillIn } from '@ribambelle/domain/mailings/variables.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { inHtml, valuesOf } from './variable-values.ts';
import type { FamilyFacts } from './variable-values-views.ts';

/** Fills in the variables of a family in a line and in HTML. */
export interface FilledTexts {
  readonly line: (text: string) => string;
  readonly html: (text: string) => string;
}

/** Returns how the variables of texts about a family are filled in, in a language. */
export function fillTexts(
  family: FamilyFacts,
  by: { readonly language: Language; readonly organiser: Organiser },
): FilledTexts {
  const values = valuesOf(family, by);
  return {
    line: (text) => fillIn(text, { values }),
    html: (text) => fillIn(text, { values, write: inHtml }),
  };
}
