import { Text, TextInput } from '@mantine/core';
import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { tokenOf } from '@ribambelle/domain/mailings/variables.ts';
import type { ReactNode } from 'react';
import { useMay, useOfferedLanguages } from '../data/session.tsx';
import { BilingualField, inLanguage } from '../fields/bilingual-field.tsx';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { PicturePicker } from '../library/picture-picker.tsx';
import type { BlockProps } from './block-props.ts';

/** The fields of one block; those that follow the record have none, and say what they will show. */
export function BlockFields(props: BlockProps) {
  const { block, index, errors } = props;
  const texts = useTexts('office-mail-templates');
  if (block.type === 'TEXT') return <Texts {...props} block={block} />;
  if (block.type === 'PICTURE') return <PictureFields {...props} block={block} />;
  if (block.type !== 'BUTTON')
    return (
      <Text size="sm" c="dimmed">
        {texts.block_help[block.type]}
      </Text>
    );
  const put = putOf(props);
  return (
    <>
      <BilingualField
        label={texts.label}
        value={block.label}
        errors={{ of: errors, path: `content.${index}.label` }}
        onChange={(label) => put((one) => (one.type === 'BUTTON' ? { ...one, label } : one))}
      />
      <Address
        value={block.href}
        label={texts.href}
        description={texts.href_help}
        error={errors[`content.${index}.href`]}
        onChange={(href) => put((one) => (one.type === 'BUTTON' ? { ...one, href } : one))}
      />
    </>
  );
}

/** Returns what changes the block of these properties, and leaves the others. */
function putOf({ index, onChange }: BlockProps) {
  return (next: (before: MailBlock) => MailBlock) =>
    onChange((before) => before.map((one, at) => (at === index ? next(one) : one)));
}

type BlockOf<Type extends MailBlock['type']> = Omit<BlockProps, 'block'> & {
  readonly block: Extract<MailBlock, { readonly type: Type }>;
};

function Texts(props: BlockOf<'TEXT'>) {
  const { block, index, errors, variables, disabled } = props;
  const texts = useTexts('office-mail-templates');
  const words = useTexts('office-mailings').variables;
  const languages = useOfferedLanguages();
  const put = putOf(props);
  return languages.map((language) => (
    <RichTextField
      key={language}
      label={inLanguage(texts.text, { language, languages })}
      lang={language}
      value={block.text[language]}
      disabled={disabled}
      error={errors[`content.${index}.text.${language}`]}
      insertions={variables.map((variable) => ({
        text: tokenOf(variable, language),
        label: words[variable],
        name: texts.insert(words[variable]),
      }))}
      onChange={(html) =>
        put((one) =>
          one.type === 'TEXT' ? { ...one, text: { ...one.text, [language]: html } } : one,
        )
      }
    />
  ));
}

const FILES = '/files/';

function PictureFields(props: BlockOf<'PICTURE'>) {
  const { block, index, errors, disabled } = props;
  const texts = useTexts('office-mail-templates');
  const may = useMay();
  const put = putOf(props);
  return (
    <>
      <PicturePicker
        label={texts.picture}
        description={texts.picture_help}
        value={block.picture === '' ? null : `${FILES}${block.picture}`}
        error={errors[`content.${index}.picture`]}
        disabled={disabled || !may('website-pages.read')}
        onChange={(address) => {
          const picture = address?.replace(FILES, '') ?? '';
          put((one) => (one.type === 'PICTURE' ? { ...one, picture } : one));
        }}
      />
      <Address
        value={block.href}
        label={texts.picture_href}
        description={texts.picture_href_help}
        error={errors[`content.${index}.href`]}
        onChange={(href) => put((one) => (one.type === 'PICTURE' ? { ...one, href } : one))}
      />
    </>
  );
}

function Address(props: {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly error: ReactNode;
  readonly onChange: (href: string) => void;
}) {
  const { onChange, ...rest } = props;
  return <TextInput {...rest} type="url" onChange={(event) => onChange(event.target.value)} />;
}
