import type { Ask } from '@ribambelle/api/client.ts';
import type { MailingPurpose } from '@ribambelle/domain/mailings/mailing.ts';
import { useNavigate } from 'react-router';
import { useAction } from '../../data/use-action.ts';
import { useWayBack } from '../../panels/way-back.ts';
import { mailingPage } from './mailing-address.ts';

export type Recipients = Ask<'createMailing'>['recipients'];

/**
 * Returns a function that begins a mailing to recipients and opens it; going back leads here again.
 */
export function useWriteTo() {
  const navigate = useNavigate();
  const way_back = useWayBack();
  const create = useAction('createMailing', { refreshes: ['listMailings'], done: '' });
  const begin = (recipients: Recipients, purpose: MailingPurpose = 'SERVICE') =>
    create.mutate(
      { recipients, purpose },
      { onSuccess: ({ cuid }) => void navigate(mailingPage(cuid), { state: way_back }) },
    );
  return { begin, beginning: create.isPending };
}
