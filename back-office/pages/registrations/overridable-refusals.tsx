import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Beyond } from './beyond.tsx';

/** The refusals that staff may override: a second place, and a place for members. */
export function OverridableRefusals(props: {
  is_held: boolean;
  is_stranger: boolean;
  twice: boolean;
  setTwice: (twice: boolean) => void;
  withoutMembership: boolean;
  setStranger: (stranger: boolean) => void;
}) {
  const texts = useTexts('office-registrations');
  return (
    <>
      {props.is_held ? (
        <Beyond
          title={texts.twice_warning}
          question={texts.twice_ask}
          checked={props.twice}
          onChange={props.setTwice}
        />
      ) : null}
      {props.is_stranger ? (
        <Beyond
          title={texts.stranger_warning}
          question={texts.stranger_ask}
          checked={props.withoutMembership}
          onChange={props.setStranger}
        />
      ) : null}
    </>
  );
}
