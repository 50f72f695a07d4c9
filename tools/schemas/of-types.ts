/**
 * JSON Schemas of TypeScript types, for the few kinds of types in the JSON of this library: objects with names and comments,
 * lists, unions, texts and whole numbers. Anything else is an error, so that no schema is weaker than its type.
 */
import ts from "typescript";

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** Returns the schemas of the types that some files export, with a definition for every named type they use. */
export function schemasOf(
  program: ts.Program,
  file: string,
  names: readonly string[],
): Readonly<Record<string, Schema>> {
  const source = program.getSourceFile(file);
  const module = source && program.getTypeChecker().getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is not a module`);
  const writer = new Writer(program.getTypeChecker());
  const exported = program.getTypeChecker().getExportsOfModule(module);
  for (const name of names) {
    const symbol = exported.find((each) => each.name === name);
    if (symbol === undefined) throw new Error(`${file} exports no ${name}`);
    writer.define(name, symbol);
  }
  return writer.definitions();
}

class Writer {
  private readonly defined = new Map<string, Schema>();

  constructor(private readonly checker: ts.TypeChecker) {}

  definitions(): Record<string, Schema> {
    return Object.fromEntries([...this.defined].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Adds a definition under a name of our own choice. */
  define(name: string, symbol: ts.Symbol): void {
    const target =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const type = this.checker.getDeclaredTypeOfSymbol(target);
    this.defined.set(name, {});
    this.defined.set(name, { ...described(target, this.checker), ...this.shape(type) });
  }

  /** Returns the schema of a type: named objects are referenced, everything else is inlined. */
  private use(type: ts.Type): Schema {
    const symbol = type.getSymbol();
    const isNamed = ((symbol?.flags ?? 0) & ts.SymbolFlags.Interface) !== 0;
    if (symbol === undefined || !isNamed || this.checker.isArrayLikeType(type)) {
      return this.shape(type);
    }
    const name = nameOf(type, this.checker);
    if (!this.defined.has(name)) {
      this.defined.set(name, {});
      this.defined.set(name, { ...described(symbol, this.checker), ...this.shape(type) });
    }
    return { $ref: `#/$defs/${name}` };
  }

  private shape(type: ts.Type): Schema {
    const { checker } = this;
    if (type.flags & ts.TypeFlags.Null) return { type: "null" };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: checker.typeToString(type) === "true" };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.String) return { type: "string" };
    // Every number in a state, view, move, event or record is whole.
    if (type.flags & ts.TypeFlags.Number) return { type: "integer" };
    if (type.flags & ts.TypeFlags.Boolean) return { type: "boolean" };
    if (type.isUnion()) return this.union(type);
    if (checker.isTupleType(type)) return this.tuple(type as ts.TypeReference);
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      if (item !== undefined) return { type: "array", items: this.use(item) };
    }
    if (type.flags & ts.TypeFlags.Object) return this.object(type);
    throw new Error(`no schema for ${checker.typeToString(type)}`);
  }

  private union(type: ts.UnionType): Schema {
    const isConstant = (part: ts.Type): boolean =>
      part.isStringLiteral() || part.isNumberLiteral() || (part.flags & ts.TypeFlags.Null) !== 0;
    if (type.types.every(isConstant)) {
      const values = type.types.map((part) =>
        part.isStringLiteral() || part.isNumberLiteral() ? part.value : null,
      );
      return { enum: values };
    }
    const parts = type.types.map((part) => this.use(part));
    // `true | false` in a union is one boolean.
    const isFlag = ({ const: value }: Schema): boolean => typeof value === "boolean";
    const others = parts.filter((part) => !isFlag(part));
    const flags = parts.length - others.length;
    const choices =
      flags === 2 ? [...others, { type: "boolean" }] : [...others, ...parts.filter(isFlag)];
    return choices.length === 1 && choices[0] !== undefined ? choices[0] : { anyOf: choices };
  }

  /** Returns the schema of a list with a first entry, a second one, and any number of others. */
  private tuple(type: ts.TypeReference): Schema {
    const items = this.checker.getTypeArguments(type);
    const { minLength, combinedFlags } = type.target as ts.TupleType;
    const schemas = items.map((item) => this.use(item));
    const [first] = schemas;
    const isEven = schemas.every((schema) => JSON.stringify(schema) === JSON.stringify(first));
    if (!isEven || !(combinedFlags & ts.ElementFlags.Variable) || first === undefined) {
      throw new Error(`no schema for ${this.checker.typeToString(type)}`);
    }
    return { type: "array", items: first, minItems: minLength };
  }

  private object(type: ts.Type): Schema {
    const { checker } = this;
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const value = checker.getTypeOfSymbol(property);
      const used = this.use(isOptional ? checker.getNonNullableType(value) : value);
      properties[property.name] = { ...described(property, checker), ...used };
      if (!isOptional) required.push(property.name);
    }
    return { type: "object", properties, required, additionalProperties: false };
  }
}

/** Returns the text of a comment, without its tags and links. */
function described(symbol: ts.Symbol, checker: ts.TypeChecker): Schema {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const text = comment
    .replaceAll(/\{@link (\w+)\}/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === "" ? {} : { description: text };
}

/** Returns the name of a definition. A type that hides something in a view has another form there. */
function nameOf(type: ts.Type, checker: ts.TypeChecker): string {
  const [value] = checker.getTypeArguments(type as ts.TypeReference);
  const hides = value !== undefined && checker.typeToString(value).includes("null");
  return type.symbol.name + (hides ? "InView" : "");
}
