import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Select } from '../../fields/choices.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { FamilyChoice } from '../registrations/family-choice.tsx';
import { DeskMoney } from '../registrations/what-follows.tsx';
import { ParticipantChoice } from '../registrations/participant-choice.tsx';
import type { Offer, Sale } from './use-sale.ts';

/**
 * Sells an offer of any kind at the desk: the family, the offer, the participant when it belongs to
 * one, the fields of its kind, and the money received at once.
 */
export function SalePanel(props: {
  /** The path of the list beside which it opens. */
  list: string;
  /** The id of its form. */
  form: string;
  words: { readonly title: string; readonly offer: string; readonly button: string };
  offers: readonly Offer[];
  sale: Sale;
  selling: {
    readonly form: { readonly errors: Readonly<Record<string, ReactNode>> };
    readonly saving: Saving;
    readonly sending: boolean;
  };
  /** The name of the offer in the request. */
  one: string;
  /** The fields of its kind. */
  children: ReactNode;
}) {
  const formats = useFormats();
  const panel = usePanel(props.list);
  const { words, offers, sale } = props;
  const { form, saving, sending } = props.selling;
  const { family, offer, participant, price, isOwn } = sale;
  const customer_error = form.errors['customer'];
  const ready = family !== null && offer !== null && (!isOwn || participant !== null);
  return (
    <SidePanel
      title={words.title}
      onClose={panel.close}
      foot={
        <Button type="submit" form={props.form} loading={sending} disabled={!ready}>
          {words.button}
        </Button>
      }
    >
      <ActionForm id={props.form} saving={saving} noValidate>
        <Stack>
          <FamilyChoice
            first
            value={family}
            onChange={(new_family) => {
              sale.setParticipant(null);
              sale.setFamily(new_family);
            }}
            error={typeof customer_error === 'string' ? customer_error : null}
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
            error={form.errors[props.one]}
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
