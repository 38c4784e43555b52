import type { Call } from '@ribambelle/api/client.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import type { Answers } from '@ribambelle/client/data/answers.ts';

interface SignOut {
  readonly call: Call;
  readonly answers: Answers;
  readonly navigate: (href: string) => void;
  /** The path of the present page. */
  readonly path: string;
  readonly texts: Texts['shell'];
}

/**
 * Signs out and forgets all data of this customer; somebody on an account page is taken to the home
 * page.
 */
export async function signOut({ call, answers, navigate, path, texts }: SignOut): Promise<void> {
  try {
    await call('signOut', {});
  } catch {
    showToast({ kind: 'error', text: texts.unknown_error });
    return;
  }
  if (/^\/(account|checkout)\b/.test(path)) navigate('/');
  await answers.forget('getSession');
  showToast({ kind: 'success', text: texts.signed_out });
}
