import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { Button, Checkbox, Select, Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { ParticipantChoice } from '../registrations/participant-choice.tsx';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';

/** Sells a bundle at the desk: to whom, which one, for whom, and what it costs or that it is given; its order then waits for its money. */
export function SellBundlePanel() {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const panel = usePanel('/customer-bundles');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [family, setFamily] = useFamily(address.get('customer'));
  const [bundle, setBundle] = useState<string | null>(null);
  const [participant, setParticipant] = useState<string | null>(null);
  const [given, setGiven] = useState(false);
  const { data } = useCall('listOfficeBundles', { page_size: 100 });
  const offers = data?.data ?? [];
  const chosen = offers.find(({ cuid }) => cuid === bundle);
  const isOwn = chosen?.entity === 'PARTICIPANTS';
  const { form, saving, sending } = useActionForm('sellBundle', {
    values: { customer: '', bundle: '' },
    request: () => ({
      customer: family?.cuid ?? '',
      bundle: bundle ?? '',
      participant: isOwn ? participant : null,
      given,
      ...(chosen === undefined ? {} : { total_amount: given ? 0 : chosen.price }),
    }),
    refreshes: ['listOfficeCustomerBundles', 'listOfficeBundles'],
    done: texts.sold_done,
    after: ({ cuid }) => leaveFreely(() => void navigate(`/customer-bundles/${cuid}`)),
  });
  useUnsaved({
    isUnsaved: () =>
      bundle !== null || (family !== null && family.cuid !== address.get('customer')),
    discard: () => {
      setFamily(null);
      setParticipant(null);
      setBundle(null);
    },
  });
  const ready = family !== null && bundle !== null && (!isOwn || participant !== null);
  return (
    <SidePanel
      title={texts.sell}
      onClose={panel.close}
      foot={
        <Button type="submit" form="sell-bundle" loading={sending} disabled={!ready}>
          {given ? texts.give_button : texts.sell_button}
        </Button>
      }
    >
      <ActionForm id="sell-bundle" saving={saving} noValidate>
        <Stack>
          <FamilyChoice
            first
            value={family}
            onChange={(chosen_family) => {
              setParticipant(null);
              setFamily(chosen_family);
            }}
            error={typeof form.errors['customer'] === 'string' ? form.errors['customer'] : null}
          />
          <Select
            label={texts.bundle}
            data={offers.map(({ cuid, title, price }) => ({
              value: cuid,
              label: `${title} · ${formats.price(price)}`,
            }))}
            searchable
            value={bundle}
            onChange={setBundle}
            error={form.errors['bundle']}
          />
          {isOwn && family !== null ? (
            <ParticipantChoice
              customer={family.cuid}
              value={participant}
              onChange={setParticipant}
            />
          ) : null}
          <Checkbox
            label={texts.given}
            checked={given}
            onChange={({ currentTarget }) => setGiven(currentTarget.checked)}
          />
          {chosen === undefined ? null : (
            <Text>{given ? texts.costs_nothing : texts.costs(formats.price(chosen.price))}</Text>
          )}
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}
