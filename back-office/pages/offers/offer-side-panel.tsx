import { Button, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { ReactNode } from 'react';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';

const WIDTH = 640;

/** The texts of the panel of an offer, for its kind. */
interface OfferWords {
  readonly add: string;
  readonly in_use: string;
}

/**
 * The panel of an offer of any kind, or of a new one (null): its form, its save button, and a
 * button that deletes it while nobody has bought it.
 */
export function OfferSidePanel(props: {
  /** The id of its form. */
  form: string;
  offer: {
    readonly title: InEachLanguage<string>;
    readonly published: boolean;
    readonly in_use: boolean;
  } | null;
  words: OfferWords;
  /** Its page on the site. */
  page: string;
  editable: boolean;
  sending: boolean;
  /** Deletes it; null for staff without the permission. */
  remove: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
}) {
  const office = useTexts('office');
  const pick = usePickText();
  const { offer, words, editable, remove } = props;
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form={props.form} loading={props.sending}>
          {offer === null ? office.create : office.save}
        </Button>
      ) : null}
      {offer !== null && remove !== null && !offer.in_use ? (
        <Button variant="subtle" color="red" ml="auto" onClick={remove}>
          {office.remove}
        </Button>
      ) : null}
    </>
  );
  return (
    <SidePanel
      title={offer === null ? words.add : pick(offer.title)}
      onClose={props.onClose}
      foot={foot}
      width={WIDTH}
      page={offer?.published === true ? props.page : undefined}
    >
      {offer?.in_use === true ? (
        <Text c="dimmed" mb="sm">
          {words.in_use}
        </Text>
      ) : null}
      {props.children}
    </SidePanel>
  );
}
