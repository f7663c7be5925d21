import type { ExprNode } from 'groq-js'
import { splitId } from '../documentId.ts'
import type { Change } from '../types.ts'

/*
 * A query carries the tags of all documents that could change its result; a commit carries the tags of the documents it
 * changed. What a filter such as `*[_type == "faq"]` reads is known from the query alone, what a reference reads is
 * noted while the query runs, and everything else reads the whole dataset.
 */
const everything = 's1:all'
const ofType = (type: string) => `s1:type:${type}`
// A document and its draft share a tag, for a perspective may show one in place of the other.
const ofId = (id: string) => `s1:id:${splitId(id).publishedId}`
const tagOf: Record<string, ((value: string) => string) | undefined> = { _type: ofType, _id: ofId }

/** Tags of the documents that a commit's changes touch, before and after. */
export function tagsOfChanges(changes: Change[]): string[] {
  const tags = new Set([everything])
  for (const { documentId, previous, next } of changes) {
    tags.add(ofId(documentId))
    for (const document of [previous, next]) if (document) tags.add(ofType(document._type))
  }
  return [...tags]
}

/** Tags of all that a query reads: by its filters, and the documents `read` through references. */
export function tagsOfQuery(
  tree: ExprNode,
  params: Record<string, unknown>,
  read: Iterable<string>,
): string[] {
  const tags = new Set([...read].map(ofId))
  collect(tree, params, tags)
  return [...tags]
}

function collect(node: ExprNode, params: Record<string, unknown>, tags: Set<string>): void {
  if (node.type === 'Everything') {
    tags.add(everything)
  } else if (node.type === 'Filter' && node.base.type === 'Everything') {
    for (const tag of narrow(node.expr, params) ?? [everything]) tags.add(tag)
    collectChildren(node.expr, params, tags)
  } else {
    // releases::all() is the one function that reads the dataset by itself.
    if (node.type === 'FuncCall' && node.namespace === 'releases') tags.add(everything)
    collectChildren(node, params, tags)
  }
}

function collectChildren(node: object, params: Record<string, unknown>, tags: Set<string>): void {
  for (const value of Object.values(node)) {
    if (isNode(value)) collect(value, params, tags)
    else if (typeof value === 'object' && value !== null) collectChildren(value, params, tags)
  }
}

function isNode(value: unknown): value is ExprNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Tags of all documents for which a condition can hold, or null when it does not say. */
function narrow(node: ExprNode, params: Record<string, unknown>): string[] | null {
  if (node.type === 'Group') return narrow(node.base, params)
  if (node.type === 'And') return narrow(node.left, params) ?? narrow(node.right, params)
  if (node.type === 'Or') {
    const [left, right] = [narrow(node.left, params), narrow(node.right, params)]
    return left && right && [...left, ...right]
  }
  if (node.type !== 'OpCall' || node.left.type !== 'AccessAttribute' || node.left.base) return null
  const toTag = tagOf[node.left.name]
  const values = constant(node.right, params)
  if (!toTag || values === null) return null
  if (node.op === '==' && typeof values === 'string') return [toTag(values)]
  if (node.op === 'in' && Array.isArray(values))
    return values.filter((value) => typeof value === 'string').map(toTag)
  return null
}

type ArrayElement = {
  isSplat: boolean
  value: ExprNode
}

function constant(node: ExprNode, params: Record<string, unknown>): unknown {
  if (node.type === 'Value') return node.value
  if (node.type === 'Parameter') return params[node.name] ?? null
  if (node.type === 'Array' && node.elements.every((element: ArrayElement) => !element.isSplat)) {
    return node.elements.map((element: ArrayElement) => constant(element.value, params))
  }
  return null
}
