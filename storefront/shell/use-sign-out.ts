import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** Signs out and forgets everything that was this customer's; whoever stood in the account goes home. */
export const useSignOut = (): (() => void) => {
  const texts = useTexts('shell');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { path } = useLocation();
  const { mutate } = useAction('signOut', {
    done: texts.signed_out,
    onDone: async () => {
      if (/^\/(account|checkout)\b/.test(path)) navigate('/');
      await queries.resetQueries();
    },
  });
  return () => mutate({});
};
