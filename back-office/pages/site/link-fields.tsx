import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { Autocomplete } from '../../fields/choices.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import type { Site } from './use-site-form.ts';

type Name = Site['menu'][number]['name'];

/** The pages that every site has. */
const PAGES = [
  '/',
  '/activities',
  '/bundles',
  '/memberships',
  '/resources',
  '/vouchers',
  '/terms',
  '/account/home',
  '/account/registrations',
];

/** The fields of a link of the site: its name in each language, and its target. */
export function LinkFields(props: {
  link: { readonly name: Name; readonly href: string };
  errors: Readonly<Record<string, ReactNode>>;
  path: string;
  /** The field of the name in the request. */
  name_path?: string;
  onChange: (link: { name: Name; href: string }) => void;
}) {
  const texts = useTexts('office-site');
  const { link, errors, path, onChange } = props;
  const { name, href } = link;
  return (
    <>
      <BilingualField
        label={texts.link_name}
        value={name}
        errors={{ of: errors, path: `${path}.${props.name_path ?? 'name'}` }}
        onChange={(new_name) => onChange({ name: new_name, href })}
      />
      <Autocomplete
        label={texts.link}
        data={PAGES}
        placeholder="/activities"
        value={href}
        error={errors[`${path}.href`]}
        onChange={(new_href) => onChange({ name, href: new_href })}
      />
    </>
  );
}
