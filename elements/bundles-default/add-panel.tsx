import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormCode } from '@ribambelle/client/texts/use-form-code.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import type { ReactElement } from 'react';
import { LoginPrompt } from '../pieces/registration-form/login-prompt.tsx';
import type { AddFormProps } from './add-form.tsx';

/** The form for a customer; for others, a way to sign in and come back (2 §6). */
export const AddPanel = ({ bundle }: Pick<AddFormProps, 'bundle'>): ReactElement => {
  const texts = useTexts('bundles');
  const session = useSession();
  const AddForm = useFormCode({ is_needed: session?.customer != null, nouns: WORDS }, loadAddForm);
  if (session !== undefined && session.customer === null)
    return <LoginPrompt title={texts.login_title} text={texts.login_text} />;
  if (session === undefined || AddForm === null) return <Skeleton shape="text" count={2} />;
  return <AddForm bundle={bundle} session={session} />;
};

const WORDS = ['cart'] as const;

const loadAddForm = async () => (await import('./add-form.tsx')).AddForm;
