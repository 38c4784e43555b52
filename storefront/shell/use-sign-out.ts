import { useClient } from '@ribambelle/ui/data/call-context.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** Signs out and forgets everything that was this customer's; whoever stood in the account goes home. */
export const useSignOut = (): (() => void) => {
  const texts = useTexts('shell');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const call = useClient();
  const { path } = useLocation();
  return () => {
    call('signOut', {}).then(
      async () => {
        if (/^\/(account|checkout)\b/.test(path)) navigate('/');
        await queries.resetQueries();
        showToast({ kind: 'success', text: texts.signed_out });
      },
      () => showToast({ kind: 'error', text: texts.unknown_error }),
    );
  };
};
