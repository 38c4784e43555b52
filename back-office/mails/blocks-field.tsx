import { ActionIcon, Button, Fieldset, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import type { NotificationBlock } from '@ribambelle/api/notification-definitions/shapes.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { tokenOf, variablesOf } from '@ribambelle/domain/mailings/variables.ts';
import { MOST_BLOCKS, NOTIFICATION_BLOCKS } from '@ribambelle/domain/notifications/blocks.ts';
import type { ReactNode } from 'react';
import { useOfferedLanguages } from '../../data/session.tsx';
import { BilingualField, inLanguage } from '../../fields/bilingual-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { Icon } from '../../shell/icons.tsx';
import { newBlock } from './definition-values.ts';

type Blocks = readonly NotificationBlock[];
type Change = (change: (before: Blocks) => Blocks) => void;

interface Props {
  readonly value: Blocks;
  /** Is given what makes the new blocks of the ones before, since editors answer late. */
  readonly onChange: Change;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
}

/** The blocks of an e-mail in their order, each with its fields, and a menu that adds one. */
export function BlocksField({ value, onChange, errors, disabled }: Props) {
  const texts = useTexts('office-notification-definitions');
  return (
    <Fieldset legend={texts.content} p="sm">
      <Stack gap="sm">
        {value.map((block, index) => (
          <OneBlock
            key={`${index} ${value.length} ${block.type}`}
            block={block}
            index={index}
            last={value.length - 1}
            onChange={onChange}
            errors={errors}
            disabled={disabled}
          />
        ))}
        {disabled || value.length >= MOST_BLOCKS ? null : <AddBlock onChange={onChange} />}
        <Text size="sm" c="dimmed">
          {texts.variables_help}
        </Text>
      </Stack>
    </Fieldset>
  );
}

function AddBlock({ onChange }: { readonly onChange: Change }) {
  const texts = useTexts('office-notification-definitions');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" size="compact-sm" mr="auto">
          {texts.add_block}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {NOTIFICATION_BLOCKS.map((type) => (
          <Menu.Item key={type} onClick={() => onChange((before) => [...before, newBlock(type)])}>
            {texts.blocks[type]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface OneProps extends Omit<Props, 'value'> {
  readonly block: NotificationBlock;
  readonly index: number;
  readonly last: number;
}

function OneBlock(props: OneProps) {
  const { block, index, last, onChange, disabled } = props;
  const texts = useTexts('office-notification-definitions');
  const name = texts.blocks[block.type];
  const move = (to: number) =>
    onChange((before) => {
      const rest = before.filter((_, at) => at !== index);
      return [...rest.slice(0, to), block, ...rest.slice(to)];
    });
  const tool = (
    label: string,
    of: { icon: 'up' | 'down' | 'close'; off: boolean; run: () => void },
  ) => (
    <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={of.off} onClick={of.run}>
      <Icon name={of.icon} size={16} />
    </ActionIcon>
  );
  return (
    <Stack gap={6} className="office-block">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} size="sm">
          {name}
        </Text>
        {disabled ? null : (
          <Group gap={2} wrap="nowrap">
            {tool(texts.move_up(name), {
              icon: 'up',
              off: index === 0,
              run: () => move(index - 1),
            })}
            {tool(texts.move_down(name), {
              icon: 'down',
              off: index === last,
              run: () => move(index + 1),
            })}
            {tool(texts.remove_block(name), {
              icon: 'close',
              off: last === 0,
              run: () => onChange((before) => before.filter((_, at) => at !== index)),
            })}
          </Group>
        )}
      </Group>
      <BlockFields {...props} />
    </Stack>
  );
}

function BlockFields({ block, index, onChange, errors, disabled }: OneProps) {
  const texts = useTexts('office-notification-definitions');
  const variables = useTexts('office-mailings').variables;
  const languages = useOfferedLanguages();
  const put = (next: (before: NotificationBlock) => NotificationBlock) =>
    onChange((before) => before.map((one, at) => (at === index ? next(one) : one)));
  if (block.type === 'TEXT')
    return languages.map((language) => (
      <RichTextField
        key={language}
        label={inLanguage(texts.text, { language, languages })}
        lang={language}
        value={block.text[language]}
        disabled={disabled}
        error={errors[`content.${index}.text.${language}`]}
        insertions={variablesOf('REGISTRATIONS').map((variable) => ({
          text: tokenOf(variable, language),
          label: variables[variable],
          name: texts.insert(variables[variable]),
        }))}
        onChange={(html) =>
          put((one) =>
            one.type === 'TEXT' ? { ...one, text: { ...one.text, [language]: html } } : one,
          )
        }
      />
    ));
  if (block.type !== 'BUTTON')
    return (
      <Text size="sm" c="dimmed">
        {texts.block_help[block.type]}
      </Text>
    );
  return (
    <>
      <BilingualField
        label={texts.label}
        value={block.label}
        errors={{ of: errors, path: `content.${index}.label` }}
        onChange={(label) => put((one) => (one.type === 'BUTTON' ? { ...one, label } : one))}
      />
      <TextInput
        label={texts.href}
        description={texts.href_help}
        type="url"
        value={block.href}
        error={errors[`content.${index}.href`]}
        onChange={(event) => {
          const href = event.target.value;
          put((one) => (one.type === 'BUTTON' ? { ...one, href } : one));
        }}
      />
    </>
  );
}
