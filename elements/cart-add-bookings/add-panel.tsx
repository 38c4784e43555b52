import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormCode } from '@ribambelle/client/texts/use-form-code.tsx';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import type { ReactElement } from 'react';
import { LoginPrompt } from '../pieces/registration-form/login-prompt.tsx';
import type { AddFormProps } from './add-form.tsx';

/** The form for a customer; for others, a way to sign in and come back (2 §6). */
export const AddPanel = (props: Omit<AddFormProps, 'session'>): ReactElement => {
  const texts = useTexts('resources');
  const session = useSession();
  const AddForm = useFormCode({ is_needed: session?.customer != null, nouns: WORDS }, loadAddForm);
  if (session !== undefined && session.customer === null)
    return <LoginPrompt title={texts.login_title} text={texts.login_text} />;
  if (session === undefined || AddForm === null) return <Skeleton shape="text" count={2} />;
  return <AddForm {...props} session={session} />;
};

const WORDS = ['cart'] as const;

const loadAddForm = async () => (await import('./add-form.tsx')).AddForm;
