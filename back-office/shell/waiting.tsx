import { Center, Loader } from '@mantine/core';

/** While the code or the texts of a page come. */
export function Waiting() {
  return (
    <Center h="60vh">
      <Loader size="sm" />
    </Center>
  );
}
