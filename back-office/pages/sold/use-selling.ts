import type { Ask, EndpointName } from '@ribambelle/api/client.ts';
import { useNavigate } from 'react-router';
import { useActionForm } from '../../fields/use-action-form.ts';
import { leaveFreely } from '../../panels/unsaved.ts';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';

/** The calls that sell an offer at the desk. */
type Sells = 'sellBundle' | 'sellMembership' | 'sellVoucher';

/** Returns the form of a sale, which is sent once and leads to the panel of what was sold. */
export function useSelling<Name extends Sells, Values extends Record<string, unknown>>(
  name: Name,
  input: {
    /** The path of the list of what was sold. */
    readonly list: string;
    readonly values: Values;
    readonly request: (values: Values) => Ask<Name>;
    readonly refreshes: readonly EndpointName[];
    readonly done: string;
  },
) {
  const navigate = useNavigate();
  return useActionForm(name, {
    values: input.values,
    request: input.request,
    refreshes: [...input.refreshes, ...MONEY_REFRESHES],
    done: input.done,
    once: true,
    after: ({ cuid }) => leaveFreely(() => void navigate(`${input.list}/${cuid}`)),
  });
}
