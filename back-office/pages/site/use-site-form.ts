import { ApiError, type Answer, type Ask } from '@ribambelle/api/client.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';

export type Site = Answer<'getSite'>;

type Change = Omit<Ask<'updateSite'>, 'version'>;

/** A form of some parts of the site: what of them was changed is sent, and shows on the site once it is kept; before, it can be looked at. */
export function useSiteForm<Values extends Partial<Site>>(
  site: Site,
  input: { values: Values; request: (values: Values) => Change },
) {
  const texts = useTexts('office-site');
  const may = useMay()('websites.update');
  const address = useSession().organiser.site;
  const textOf = useErrorText();
  const saved = useActionForm('updateSite', {
    values: input.values,
    request: (values) => ({ ...input.request(values), version: site.version }),
    refreshes: ['getSite'],
    done: texts.on_site,
  });
  const look = useAction('previewSite', { refreshes: [], done: '' });
  const { form, sending } = saved;
  const see = () => {
    // opened at once: a window that opens later, nobody asked for
    const tab = window.open('about:blank', '_blank');
    look.mutate(input.request(form.values), {
      onSuccess: ({ preview }) => {
        if (tab === null) return;
        tab.opener = null;
        tab.location.href = `${address ?? ''}${preview}`;
      },
      onError: (error) => {
        tab?.close();
        if (!(error instanceof ApiError)) return;
        const fields = Object.entries(error.fields).map(([at, code]) => [at, textOf(code)]);
        form.setErrors(Object.fromEntries(fields));
      },
    });
  };
  const buttons = {
    sending,
    dirty: form.isDirty(),
    shown: may,
    see: address === null ? null : see,
    looking: look.isPending,
  };
  return { ...saved, may, buttons };
}
