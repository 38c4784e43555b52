import { ApiError, type Ask } from '@ribambelle/api/client.ts';
import { useErrorText } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';

/**
 * Returns a function that shows the site with the values of a form, before anybody else sees it;
 * `see` is null while the site has no address.
 */
export function useSitePreview(
  onRefused: (errors: Readonly<Record<string, string>>, error: ApiError) => void,
) {
  const address = useSession().organiser.site;
  const textOf = useErrorText();
  const look = useAction('previewSite', { refreshes: [], done: '' });
  const see = (parts: Ask<'previewSite'>) => {
    // opened at once: browsers block a window that opens later, without a press
    const tab = window.open('about:blank', '_blank');
    look.mutate(parts, {
      onSuccess: ({ preview }) => {
        if (tab === null) return;
        tab.opener = null;
        tab.location.href = `${address ?? ''}${preview}`;
      },
      onError: (error) => {
        tab?.close();
        if (!(error instanceof ApiError)) return;
        const fields = Object.entries(error.fields).map(([at, code]) => [at, textOf(code)]);
        onRefused(Object.fromEntries(fields), error);
      },
    });
  };
  return { see: address === null ? null : see, looking: look.isPending };
}
