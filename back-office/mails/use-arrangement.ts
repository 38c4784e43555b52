import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import { useState } from 'react';
import type { ChangeBlocks } from './block-props.ts';
import { newBlock } from './new-block.ts';

/**
 * Returns the acts that arrange the blocks of an e-mail, and a key for each block, which goes where
 * the block goes: an editor shows the text that it began with.
 */
export function useArrangement(of: {
  readonly value: readonly MailBlock[];
  readonly onChange: ChangeBlocks;
}) {
  const { value, onChange } = of;
  const [{ keys, next }, setKeys] = useState({
    keys: numbered(0, value.length),
    next: value.length,
  });
  const arrange = (change: <Item>(list: readonly Item[]) => readonly Item[]) => {
    setKeys((before) => ({ ...before, keys: change(before.keys) }));
    onChange((before) => change(before));
  };
  return {
    keys,
    move: (from: number, to: number) =>
      arrange((list) => {
        const rest = list.filter((_, at) => at !== from);
        return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
      }),
    remove: (index: number) => arrange((list) => list.filter((_, at) => at !== index)),
    add: (type: MailBlock['type']) => {
      setKeys({ keys: [...keys, next], next: next + 1 });
      onChange((before) => [...before, newBlock(type)]);
    },
    /** Puts other blocks in place of all. */
    begin: (content: readonly MailBlock[]) => {
      setKeys({ keys: numbered(next, content.length), next: next + content.length });
      onChange(() => content);
    },
  };
}

const numbered = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);
