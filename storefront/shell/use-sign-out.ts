import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';

/** Returns a function that signs out; it loads its code then, as most visitors never use it. */
export const useSignOut = (): (() => void) => {
  const texts = useTexts('shell');
  const answers = useAnswers();
  const navigate = useNavigate();
  const call = useClient();
  const { path } = useLocation();
  return () =>
    void import('./sign-out.ts').then(({ signOut }) =>
      signOut({ call, answers, navigate, path, texts }),
    );
};
