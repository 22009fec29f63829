import type * as v from 'valibot';
import { readSource, shaped, type Source } from '../../scenario/files/source.ts';
import { BadContent } from '../files.ts';
import { readText } from '../text.ts';

/** A file after it was read: its content, and the place of each of its parts. */
export interface Read<T> {
  readonly value: T;
  readonly source: Source;
}

/**
 * Reads a file of the comparison. Throws `BadContent` with file and line if it cannot be read or
 * does not fit the schema.
 */
export function readYaml<Schema extends v.GenericSchema>(file: string, shape: Schema): Read<v.InferOutput<Schema>> {
  const text = readText(file);
  if (!text.ok) throw new BadContent(text.error);
  const source = readSource(text.value, file);
  if (!source.ok) throw new BadContent(source.error);
  const value = shaped(source.value, shape);
  if (!value.ok) throw new BadContent(value.error);
  return { value: value.value, source: source.value };
}
