import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';

export type Site = Answer<'getSite'>;

/** A form of some parts of the site: what of them was changed is sent, and shows on the site once it is kept. */
export function useSiteForm<Values extends Partial<Site>>(
  site: Site,
  input: { values: Values; request: (values: Values) => Omit<Ask<'updateSite'>, 'version'> },
) {
  const texts = useTexts('office-site');
  const may = useMay()('websites.update');
  const form = useActionForm('updateSite', {
    values: input.values,
    request: (values) => ({ ...input.request(values), version: site.version }),
    refreshes: ['getSite'],
    done: texts.on_site,
  });
  return { ...form, may };
}
