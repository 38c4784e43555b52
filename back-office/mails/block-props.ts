import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import type { MailingVariable } from '@ribambelle/domain/mailings/variables.ts';
import type { ReactNode } from 'react';

/** Is given what makes the new blocks of the ones before, since editors answer late. */
export type ChangeBlocks = (change: (before: readonly MailBlock[]) => readonly MailBlock[]) => void;

/** The properties of the blocks of an e-mail. */
export interface BlocksProps {
  readonly value: readonly MailBlock[];
  readonly onChange: ChangeBlocks;
  /** The kinds of blocks that can be added. */
  readonly kinds: readonly MailBlock['type'][];
  /** The variables that its texts can contain. */
  readonly variables: readonly MailingVariable[];
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
  /** True where a template can be taken as the beginning. */
  readonly begins?: boolean;
}

/** The properties of one of them. */
export interface BlockProps extends BlocksProps {
  readonly block: MailBlock;
  readonly index: number;
}
