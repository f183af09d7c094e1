/// The models of frameworks, by topic.
struct FrameworkModels {
  let texts = TextFunctions()
  let resources: ResourceResolver
  let methods: FrameworkMethods
  let filler: ObjectFiller
  let initializers: Initializers
  let factories: Factories
  let lists: ListMethods
  let menus: MenuMethods
  let presumed: PresumedCalls
  let containers: ContainerEffects

  init(
    _ program: Program, _ symbols: SymbolTable, _ limits: Limits, _ heap: Heap,
    _ recorder: EffectRecorder, _ resources: ResourceResolver, _ views: any HostedViews
  ) {
    self.resources = resources
    containers = ContainerEffects(
      program: program, symbols: symbols, limits: limits, recorder: recorder)
    filler = ObjectFiller(
      symbols: symbols, limits: limits, containers: containers,
      views: views)
    methods = FrameworkMethods(heap: heap, containers: containers, recorder: recorder)
    initializers = Initializers(
      symbols: symbols, limits: limits, heap: heap, recorder: recorder, texts: texts,
      resources: resources, filler: filler)
    factories = Factories(
      heap: heap, recorder: recorder, resources: resources, filler: filler, texts: texts)
    lists = ListMethods(symbols: symbols, limits: limits)
    menus = MenuMethods(heap: heap, recorder: recorder)
    presumed = PresumedCalls(symbols: symbols, limits: limits, heap: heap)
  }
}
