import { Alert, Button, Text } from '@mantine/core';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PriceOfTransfer } from '@ribambelle/domain/registrations/transfer.ts';
import { TellChoice } from '../../panels/tell-family.tsx';
import { ChangedMoney } from './changed-money.tsx';
import type { ComponentProps } from 'react';
import { SetAside } from './set-aside.tsx';
import { type Aside, type Objection, Objections } from './objections.tsx';

type Preview = Omit<Answer<'previewRegistrationTransfer'>, 'objection' | 'bundle_returned'> & {
  readonly objection: Objection;
  readonly bundle_returned?: boolean;
};

/** What a change of a registration comes to: its money, what stands against it, and what the family reads. */
export function ChangePreview(props: {
  preview: Preview | undefined;
  /** What it is to cost, where that is a choice. */
  price?: PriceOfTransfer;
  onPrice?: (price: PriceOfTransfer) => void;
  /** What of the rules is put aside, where one can stand against it. */
  aside?: Aside;
  onAside?: (aside: Aside) => void;
  /** The age and answers that are set aside, where they can stand against it. */
  waiver?: ComponentProps<typeof SetAside>;
  tell: boolean;
  onTell: (tell: boolean) => void;
  /** What goes with the e-mail; left out, the dates for a calendar. */
  help?: string;
}) {
  const { preview, price = 'NEW', onPrice, aside, onAside, tell, onTell } = props;
  const texts = useTexts('office-registration-changes');
  if (preview === undefined) return null;
  return (
    <>
      <ChangedMoney {...{ preview, price }} {...(onPrice === undefined ? {} : { onPrice })} />
      {preview.bundle_returned === true ? <Text size="sm">{texts.bundle_returned}</Text> : null}
      {aside === undefined || onAside === undefined ? null : (
        <Objections {...{ objection: preview.objection, aside, onAside }} />
      )}
      {props.waiver === undefined ? null : <SetAside {...props.waiver} />}
      <TellChoice
        {...{ tell, onTell, preview }}
        {...(props.help === undefined ? {} : { help: props.help })}
      />
    </>
  );
}

/** Why a change cannot be, and the button that does it. */
export function ChangeFoot(props: {
  name: string;
  close: () => void;
  send: () => void;
  sending: boolean;
  /** Whether it was looked at, and nothing stands against it. */
  ready: boolean;
  error: Error | null;
}) {
  const { name, close, send, sending, ready, error } = props;
  const office = useTexts('office');
  return (
    <>
      {error === null ? null : (
        <Alert color="red" role="alert" title={sentenceOf(error, office.no_answer)} />
      )}
      <DialogFoot>
        <Button variant="default" onClick={close}>
          {office.cancel}
        </Button>
        <Button onClick={send} loading={sending} disabled={!ready || error !== null}>
          {name}
        </Button>
      </DialogFoot>
    </>
  );
}
