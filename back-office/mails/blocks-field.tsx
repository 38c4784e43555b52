import { ActionIcon, Button, Fieldset, Group, Menu, Stack, Text } from '@mantine/core';
import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MOST_BLOCKS } from '@ribambelle/domain/mail-templates/blocks.ts';
import { Icon } from '../shell/icons.tsx';
import { BeginWith } from './begin-with.tsx';
import { BlockFields } from './block-fields.tsx';
import type { BlockProps, BlocksProps } from './block-props.ts';
import './blocks.css';
import { useArrangement } from './use-arrangement.ts';

/** The blocks of an e-mail in their order, each with its fields, and a menu that adds one. */
export function BlocksField(props: BlocksProps) {
  const { value, kinds, disabled, begins = true } = props;
  const texts = useTexts('office-mail-templates');
  const arrangement = useArrangement(props);
  return (
    <Fieldset legend={texts.content} p="sm">
      <Stack gap="sm">
        {begins && !disabled ? (
          <BeginWith kinds={kinds} value={value} onBegin={arrangement.begin} />
        ) : null}
        {value.map((block, index) => (
          <OneBlock
            key={arrangement.keys[index] ?? `read ${index}`}
            {...props}
            block={block}
            index={index}
            move={arrangement.move}
            remove={arrangement.remove}
          />
        ))}
        {disabled || value.length >= MOST_BLOCKS ? null : (
          <AddBlock kinds={kinds} onAdd={arrangement.add} />
        )}
        <Text size="sm" c="dimmed">
          {texts.variables_help}
        </Text>
      </Stack>
    </Fieldset>
  );
}

function AddBlock(props: {
  readonly kinds: readonly MailBlock['type'][];
  readonly onAdd: (type: MailBlock['type']) => void;
}) {
  const texts = useTexts('office-mail-templates');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" size="compact-sm" mr="auto">
          {texts.add_block}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {props.kinds.map((type) => (
          <Menu.Item key={type} onClick={() => props.onAdd(type)}>
            {texts.blocks[type]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

type Arrangement = ReturnType<typeof useArrangement>;

function OneBlock(props: BlockProps & Pick<Arrangement, 'move' | 'remove'>) {
  const { block, index, value, disabled, move, remove } = props;
  const texts = useTexts('office-mail-templates');
  const name = texts.blocks[block.type];
  const last = value.length - 1;
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
              run: () => move(index, index - 1),
            })}
            {tool(texts.move_down(name), {
              icon: 'down',
              off: index === last,
              run: () => move(index, index + 1),
            })}
            {tool(texts.remove_block(name), {
              icon: 'close',
              off: last === 0,
              run: () => remove(index),
            })}
          </Group>
        )}
      </Group>
      <BlockFields {...props} />
    </Stack>
  );
}
