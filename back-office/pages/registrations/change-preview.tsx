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

/**
 * The preview of a change of a registration: its money, its objections, and the e-mail to the
 * family.
 */
export function ChangePreview(props: {
  preview: Preview | undefined;
  /** The choice of the price, when there is one. */
  price?: PriceOfTransfer;
  onPrice?: (price: PriceOfTransfer) => void;
  /** The rules that are set aside, when one can object. */
  aside?: Aside;
  onAside?: (aside: Aside) => void;
  /** The age and answers that are set aside, when they can object. */
  waiver?: ComponentProps<typeof SetAside>;
  tell: boolean;
  onTell: (tell: boolean) => void;
  /** The note about attachments; when left out, the dates for a calendar. */
  help?: string;
}) {
  const { preview, price = 'NEW', onPrice, aside, onAside, tell, onTell } = props;
  const texts = useTexts('office-registration-changes');
  if (preview === undefined) return null;
  return (
    <>
      <ChangedMoney
        preview={preview}
        price={price}
        {...(onPrice === undefined ? {} : { onPrice })}
      />
      {preview.bundle_returned === true ? <Text size="sm">{texts.bundle_returned}</Text> : null}
      {aside === undefined || onAside === undefined ? null : (
        <Objections objection={preview.objection} aside={aside} onAside={onAside} />
      )}
      {props.waiver === undefined ? null : <SetAside {...props.waiver} />}
      <TellChoice
        tell={tell}
        onTell={onTell}
        preview={preview}
        {...(props.help === undefined ? {} : { help: props.help })}
      />
    </>
  );
}

/** The reason why a change is not possible, and the button that makes it. */
export function ChangeFoot(props: {
  name: string;
  close: () => void;
  send: () => void;
  sending: boolean;
  /** True when the preview has come without an objection. */
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
