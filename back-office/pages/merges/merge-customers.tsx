import { Button, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { SimilarFamilies } from '../customers/similar-families.tsx';
import { ChangeFoot } from '../registrations/change-preview.tsx';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';
import { readIn, useKept } from './kept-of-two.ts';
import { MergePreview, WhichStays } from './merge-preview.tsx';

type Customer = Answer<'getOfficeCustomer'>;
type Preview = Answer<'previewCustomerMerge'>;

interface Props {
  readonly customer: Customer;
  readonly close: () => void;
}

/** The button that merges two families, and the dialog with the preview. */
export function MergeCustomers({ customer }: Pick<Props, 'customer'>) {
  const texts = useTexts('office-merges');
  return (
    <FormDialog
      title={texts.merge_customer_title(`${customer.firstname} ${customer.lastname}`)}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.merge}
        </Button>
      )}
    >
      {(close) => <WithWhom customer={customer} close={close} />}
    </FormDialog>
  );
}

/** The choice of the other family: one that looks similar, or any that is found. */
function WithWhom({ customer, close }: Props) {
  const texts = useTexts('office-merges');
  const [other, setOther] = useFamily(null);
  const { firstname, lastname, phone } = customer;
  const { data: similar } = useCall('listSimilarCustomers', { firstname, lastname, phone });
  useUnsaved({ isUnsaved: () => other !== null, discard: () => setOther(null) });
  const others = (similar?.data ?? []).filter(({ cuid }) => cuid !== customer.cuid);
  return (
    <Stack>
      <Text>{texts.merge_customer_from}</Text>
      {other === null ? <SimilarFamilies families={others} take={setOther} /> : null}
      <FamilyChoice only_known without={[customer.cuid]} value={other} onChange={setOther} />
      {other === null ? null : (
        <Merge key={other.cuid} customer={customer} close={close} other={other.cuid} />
      )}
    </Stack>
  );
}

/** The choice of the kept family, with the effects of the merge. */
function Merge({ customer, close, other }: Props & { other: string }) {
  const texts = useTexts('office-merges');
  const { kept, setKept, gone } = useKept(customer.cuid, other);
  const request = { customer: kept, other: gone };
  const { data: preview, error } = useCall('previewCustomerMerge', request, {
    keep_previous: true,
  });
  const merge = useAction('mergeCustomers', {
    refreshes: [
      'previewCustomerMerge',
      'getOfficeCustomer',
      'listOfficeCustomers',
      'listOfficeParticipants',
      'listOfficeRegistrations',
      'listOfficePayments',
      'listWalletMovements',
      'listSimilarCustomers',
    ],
    done: texts.merged_customers,
  });
  const send = () => {
    if (preview === undefined) return;
    merge.mutate({ ...request, ...readIn(preview) }, { onSuccess: () => leaveFreely(close) });
  };
  const also = useSentences(preview);
  const records_shown = preview === undefined ? [] : [preview.kept, preview.other];
  return (
    <Stack>
      <WhichStays
        value={kept}
        onChange={setKept}
        records={records_shown
          .map(({ cuid, name, ...reached }) => ({ cuid, name, more: reachedBy(reached) }))
          .toSorted((one) => (one.cuid === customer.cuid ? -1 : 1))}
      />
      {preview === undefined ? null : <MergePreview preview={preview} also={also} />}
      <ChangeFoot
        close={close}
        send={send}
        error={error}
        name={texts.merge}
        sending={merge.isPending}
        ready={preview !== undefined && preview.objections.length === 0}
      />
    </Stack>
  );
}

function reachedBy({
  email,
  phone,
  participants,
}: Omit<Preview['kept'], 'cuid' | 'name' | 'version'>) {
  return [email ?? '', phone, participants ?? ''].filter((part) => part !== '').join(' · ');
}

/**
 * Returns sentences about the sign-in, the fields filled in, the money, and the children who are
 * there twice.
 */
function useSentences(preview: Preview | undefined): readonly string[] {
  const texts = useTexts('office-merges');
  const formats = useFormats();
  if (preview === undefined) return [];
  const { email, other, filled, owed_amount, wallet_amount, same_children } = preview;
  return [
    email === null ? texts.no_sign_in : texts.signs_in(email),
    ...(other.email === null || other.email === email ? [] : [texts.signs_in_no_more(other.email)]),
    ...filled.filter((field) => field !== 'email').map((field) => texts.filled[field]),
    ...(owed_amount === null ? [] : [texts.owes_together(formats.price(owed_amount))]),
    ...(wallet_amount === null ? [] : [texts.has_together(formats.price(wallet_amount))]),
    ...(same_children.length === 0 ? [] : [texts.same_children(same_children.join(', '))]),
  ];
}
