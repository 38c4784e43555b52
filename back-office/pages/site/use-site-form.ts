import type { Answer, ApiError, Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useSitePreview } from './use-site-preview.ts';

export type Site = Answer<'getSite'>;

type Change = Omit<Ask<'updateSite'>, 'version'>;

/**
 * Returns a form of some parts of the site: its changes are sent, and show on the site once they
 * are saved; before that they can be previewed.
 */
export function useSiteForm<Values extends Partial<Site>>(
  site: Site,
  input: { values: Values; request: (values: Values) => Change },
) {
  const texts = useTexts('office-site');
  const may = useMay()('websites.update');
  const saving = useActionForm('updateSite', {
    values: input.values,
    request: (values) => ({ ...input.request(values), version: site.version }),
    refreshes: ['getSite'],
    done: texts.on_site,
  });
  const { form, sending } = saving;
  const [unseen, setUnseen] = useState<ApiError | null>(null);
  const { see, looking } = useSitePreview((errors, error) => {
    form.setErrors(errors);
    setUnseen(error);
  });
  const buttons = {
    sending,
    dirty: form.isDirty(),
    shown: may,
    see:
      see === null
        ? null
        : () => {
            setUnseen(null);
            see(input.request(form.values));
          },
    looking,
  };
  // the later of the two: saving again drops what a preview was refused
  return { ...saving, may, buttons, refusal: sending ? null : (unseen ?? saving.error) };
}
