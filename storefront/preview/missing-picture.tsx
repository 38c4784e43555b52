import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import type { AnyForm, Field } from '@ribambelle/elements/form.ts';
import { forms } from '@ribambelle/elements/forms.ts';
import { texts as en } from '@ribambelle/texts/en/preview.ts';
import { texts as fr } from '@ribambelle/texts/fr/preview.ts';
import type { CSSProperties, ReactElement } from 'react';

/** The name of the view in place of an element whose picture is not chosen yet. */
export const MISSING_PICTURE = 'missing-picture';

const FORMS: ReadonlyMap<string, AnyForm> = new Map(Object.entries(forms));
const words: InEachLanguage<typeof fr> = { fr, en };

/**
 * Returns the settings of an element with a picture in each of its fields for one that is empty;
 * null when none is.
 */
export function withPictures({ element, settings }: PageElement): PageElement['settings'] | null {
  const empty = Object.entries<Field>(FORMS.get(element)?.fields ?? {}).filter(
    ([name, { kind }]) => kind === 'picture' && isEmpty(settings[name]),
  );
  const filled = empty.map(([name]) => [name, '/pictures/field/home.svg'] as const);
  return filled.length === 0 ? null : { ...settings, ...Object.fromEntries(filled) };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || value === null;

const frame: CSSProperties = {
  display: 'grid',
  width: '100%',
  maxHeight: 360,
  aspectRatio: '16 / 9',
  padding: 16,
  border: '2px dashed color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: 20,
  fontSize: '1.25rem',
  placeItems: 'center',
  textAlign: 'center',
};

/** The place of a picture, with the words that ask for one; visitors see nothing there. */
export function MissingPicture(): ReactElement {
  const language = useLanguage();
  return (
    <div style={frame}>
      <span>{words[language].choose_picture}</span>
    </div>
  );
}
