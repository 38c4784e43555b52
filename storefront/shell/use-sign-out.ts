import { useClient } from '@ribambelle/ui/data/call-context.tsx';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/ui/data/answers-context.tsx';

/** Signs out when it is called; the code for that comes then, as most visitors never do it. */
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
