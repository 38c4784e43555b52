import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Texts } from '@ribambelle/texts/all.ts';
import { State, type StateColour } from './state.tsx';

/** The nouns whose texts have words for states. */
type Noun = {
  [Name in keyof Texts]: Texts[Name] extends { readonly states: Readonly<Record<string, string>> }
    ? Name
    : never;
}[keyof Texts];

/** Returns the component of the states of a noun, each with its colour; texts have the words. */
export function codedState<Name extends Noun>(
  noun: Name,
  colours: Readonly<Record<keyof Texts[Name]['states'], StateColour>>,
) {
  return function CodedState({ status }: { status: keyof Texts[Name]['states'] & string }) {
    const words: Readonly<Record<string, string>> = useTexts(noun).states;
    return <State color={colours[status]}>{words[status] ?? status}</State>;
  };
}
