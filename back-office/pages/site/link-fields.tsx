import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { ReactNode } from 'react';
import { useMay } from '../../data/session.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { Autocomplete } from '../../fields/choices.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import type { Site } from './use-site-form.ts';

type Name = Site['menu'][number]['name'];

/** Pages of the account and of the system, which are not among those that an organiser writes. */
const FIXED_PAGES = ['/account/home', '/account/registrations'];

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
  const pages = usePageChoices();
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
        data={pages.paths}
        renderOption={({ option }) => pages.titleOf(option.value)}
        placeholder="/activities"
        value={href}
        error={errors[`${path}.href`]}
        onChange={(new_href) => onChange({ name, href: new_href })}
      />
    </>
  );
}

/** Returns the pages of the site that a link can lead to, with their titles. */
function usePageChoices() {
  const pick = usePickText();
  const enabled = useMay()('website-pages.read');
  const { data } = useCall('listOfficePages', {}, { enabled });
  // a page with a part that varies has no address of its own
  const lines = (data?.data ?? []).filter(({ pathname }) => !pathname.includes('$'));
  const titles = new Map(lines.map(({ pathname, title }) => [pathname, pick(title)]));
  return {
    paths: [...titles.keys(), ...FIXED_PAGES.filter((path) => !titles.has(path))],
    titleOf: (path: string) => {
      const title = titles.get(path);
      return title === undefined || title === '' ? path : `${title} (${path})`;
    },
  };
}
