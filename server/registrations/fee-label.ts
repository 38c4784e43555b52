import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';

/** The words of the line for a cancellation fee, in each language. */
export const FEE_LABEL = inEachLanguage((language) => textsFor(language).registrations.fee_line);
