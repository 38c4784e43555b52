import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Select } from '../../fields/choices.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { FamilyChoice } from '../registrations/family-choice.tsx';
import { DeskMoney } from '../registrations/what-follows.tsx';
import { ParticipantChoice } from '../registrations/participant-choice.tsx';
import type { useSale } from './use-sale.ts';

/**
 * Sells an offer of any kind at the desk: the family, the offer, the participant when it belongs to
 * one, the fields of its kind, and the money received at once.
 */
export function SalePanel(props: {
  /** The id of its form. */
  form: string;
  words: { readonly title: string; readonly offer: string; readonly button: string };
  offers: readonly { readonly cuid: string; readonly title: string; readonly price: number }[];
  sale: ReturnType<typeof useSale>;
  /** The price, in minor units; null until an offer is chosen. */
  price: number | null;
  /** True when it belongs to one participant. */
  isOwn: boolean;
  errors: { readonly customer: unknown; readonly offer: ReactNode };
  saving: Saving;
  sending: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const formats = useFormats();
  const { words, offers, sale, price, isOwn, errors } = props;
  const { family, offer, participant } = sale;
  const ready = family !== null && offer !== null && (!isOwn || participant !== null);
  return (
    <SidePanel
      title={words.title}
      onClose={props.onClose}
      foot={
        <Button type="submit" form={props.form} loading={props.sending} disabled={!ready}>
          {words.button}
        </Button>
      }
    >
      <ActionForm id={props.form} saving={props.saving} noValidate>
        <Stack>
          <FamilyChoice
            first
            value={family}
            onChange={(new_family) => {
              sale.setParticipant(null);
              sale.setFamily(new_family);
            }}
            error={typeof errors.customer === 'string' ? errors.customer : null}
          />
          <Select
            label={words.offer}
            data={offers.map((one) => ({
              value: one.cuid,
              label: `${one.title} · ${formats.price(one.price)}`,
            }))}
            searchable
            value={offer}
            onChange={sale.setOffer}
            error={errors.offer}
          />
          {isOwn && family !== null ? (
            <ParticipantChoice
              customer={family.cuid}
              value={participant}
              onChange={sale.setParticipant}
            />
          ) : null}
          {props.children}
          {price === null ? null : (
            <DeskMoney
              family={family?.cuid ?? null}
              total={price}
              received={sale.received}
              onChange={sale.setReceived}
            />
          )}
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}
